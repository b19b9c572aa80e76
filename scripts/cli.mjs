import { environmentOf, findNode, installWhenNeeded, run } from './lib/project.mjs'

// npm run cli -- <command>

installWhenNeeded()
const node = findNode()
run([node, 'apps/server/src/cli/main.ts', ...process.argv.slice(2)], environmentOf(node))
