import { addWorldPorts, findWorldPorts } from '@countinghouse/contract/procure/world-ports'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { addPorts } from './geography/add-world-ports.ts'
import { findPorts } from './geography/find-world-ports.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [handleRead(findWorldPorts, findPorts), handleWrite(addWorldPorts, addPorts)]

export const module = defineModule({ api })
