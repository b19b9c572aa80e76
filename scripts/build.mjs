import { findNode, installWhenNeeded } from './lib/project.mjs'
import { buildWebWhenNeeded } from './lib/web-build.mjs'

installWhenNeeded()
buildWebWhenNeeded(findNode())
