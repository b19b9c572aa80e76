import { getLandedCostClearing } from '@countinghouse/contract/purchase/landed-cost-clearing'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findUncleared } from './landed-cost-clearing/find-uncleared.ts'

const api = [handleRead(getLandedCostClearing, findUncleared)]

export const module = defineModule({ api })
