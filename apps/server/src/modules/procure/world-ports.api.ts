import { addWorldPorts, findWorldPorts } from '@countinghouse/contract/procure/world-ports'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { addPorts } from './places/add-world-ports.ts'
import { findPorts } from './places/find-world-ports.ts'

export const api = [handleRead(findWorldPorts, findPorts), handleWrite(addWorldPorts, addPorts)]
