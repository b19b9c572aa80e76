import { getCashUp } from '@countinghouse/contract/payments/cash-up'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { cashUpCard } from './cash-up/cash-up-card.ts'
import { findCashUp } from './cash-up/find-cash-up.ts'

export const module = defineModule({ api: [handleRead(getCashUp, findCashUp)], cards: [cashUpCard] })
