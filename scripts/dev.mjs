import { join } from 'node:path'
import {
  environmentOf,
  findNode,
  forwardSignals,
  installWhenNeeded,
  projectDir,
  say,
  startChild,
} from './lib/project.mjs'

installWhenNeeded()
const node = findNode()
const args = process.argv.slice(2)
// The web pages come from Vite, which must know where to send /api.
const port = args[args.indexOf('--port') + 1 || args.length] || process.env.PORT || '8080'
const vitePort = process.env.VITE_PORT || '5173'
const environment = Object.assign(environmentOf(node), { COUNTINGHOUSE_WATCH: '1', PORT: port })
const vite = join(projectDir, 'node_modules', 'vite', 'bin', 'vite.js')

const server = startChild([node, 'apps/server/src/start.ts', '--no-open', ...args], environment, true)
const pages = startChild(
  [node, vite, 'apps/web', '--port', vitePort, '--strictPort', '--clearScreen', 'false'],
  environment,
  false,
)
const children = [server, pages]
const isStopRequested = forwardSignals(children)
say(`Pages with live reload: http://localhost:${vitePort}/ (the API is on port ${port})`)

let isEnding = false
let remaining = children.length
let exitCode = 0
for (const child of children) {
  child.on('exit', (code) => {
    if (!isEnding && !isStopRequested()) exitCode = code || 0
    isEnding = true
    for (const other of children) if (other.exitCode === null && other.signalCode === null) other.kill('SIGTERM')
    remaining -= 1
    if (remaining === 0) process.exit(exitCode)
  })
}
