import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import { judgePort } from './places/judge-port.ts'
import { withFunctions } from './places/port-functions.ts'

export const guards = { [shippingPort.entity]: judgePort }

export const completions = { [shippingPort.listing.name]: withFunctions }
