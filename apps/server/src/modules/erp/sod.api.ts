import { listSodRules, setSodRule } from '@countinghouse/contract/erp/sod'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { chooseSeverity } from './access/choose-severity.ts'
import { findSodRules } from './access/sod.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listSodRules, async (ctx, reader) => ({ rules: await findSodRules(reader, ctx.companyId) })),
  handleWrite(setSodRule, (ctx, tx, wanted) => chooseSeverity(ctx, tx, wanted)),
]

export const module = defineModule({ api })
