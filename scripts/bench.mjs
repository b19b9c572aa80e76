import { environmentOf, findNode, installWhenNeeded, run } from './lib/project.mjs'

installWhenNeeded()
const node = findNode()
run([node, 'tests/bench/main.ts', ...process.argv.slice(2)], environmentOf(node))
