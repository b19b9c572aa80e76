import { findNode, environmentOf, installWhenNeeded, run } from './lib/project.mjs'

// npm run gen: apps/server/src/platform/database/db-types.gen.ts from a throw-away database with every migration.

installWhenNeeded()
const node = findNode()
run([node, 'scripts/generate/write-db-types.ts'], environmentOf(node))
