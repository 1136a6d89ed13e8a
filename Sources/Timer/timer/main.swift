import TimerApp

TimerTool.main()
