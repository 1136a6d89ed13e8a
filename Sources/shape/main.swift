import ShapeApp

ShapeTool.main()
