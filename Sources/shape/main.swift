import ShapeApp

Program.main()
