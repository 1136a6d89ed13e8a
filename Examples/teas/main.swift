import Runtime

OutputTerminal()?.run(TeaProgram())
