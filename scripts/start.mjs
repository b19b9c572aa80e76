import { environmentOf, findNode, forwardSignals, installWhenNeeded, startChild, stopWith } from './lib/project.mjs'
import { buildWebWhenNeeded } from './lib/web-build.mjs'

installWhenNeeded()
const node = findNode()
const args = process.argv.slice(2)
if (!args.includes('--help') && !args.includes('--version')) buildWebWhenNeeded(node)
const server = startChild([node, 'apps/server/src/start.ts', ...args], environmentOf(node), true)
forwardSignals([server])
server.on('error', (error) => stopWith(`The server could not be started: ${error.message}`))
server.on('exit', (code, signal) => process.exit(signal ? 1 : code))
