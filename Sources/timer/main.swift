import TimerApp

Program.main()
