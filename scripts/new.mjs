import { environmentOf, findNode, installWhenNeeded, run } from './lib/project.mjs'

// npm run new -- master|document <module>/<thing> [--path /procure/season/]

installWhenNeeded()
const node = findNode()
run([node, 'scripts/new/main.ts', ...process.argv.slice(2)], environmentOf(node))
