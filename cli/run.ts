import { clearBuffers } from './clear-buffers'
import { main } from './main'

// What the bundled command begins with. It ends when the process does that runs it, whatever ends that.
const leave = (): never => process.exit(1)
process.on('disconnect', leave)
clearBuffers()
main(process.argv.slice(2)).finally(() => process.off('disconnect', leave))
