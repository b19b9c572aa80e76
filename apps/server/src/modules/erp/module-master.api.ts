import {
  createModule,
  getCompanyModules,
  getModule,
  listCompanySwitches,
  listModules,
  moduleMasterPage,
  moveModule,
  switchCompanyModule,
  switchModule,
  updateModule,
} from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/dashboard.text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { addModule, changeModule, placeModule } from './registers/change-modules.ts'
import { findModule, findModules } from './registers/find-modules.ts'
import { findSwitches, switchFor } from './registers/switch-modules.ts'
import { todayOf } from './registers/today-of.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ operators }: Declared) => [
  handleRead(listModules, (ctx, reader) => findModules(ctx, reader, operators)),
  handleRead(getModule, (ctx, reader, { id }) => findModule(ctx, reader, operators, id)),
  handleRead(listCompanySwitches, async (ctx, reader) => {
    const companies = await operators.companies(ctx, reader)
    return { items: companies.map(({ id, code, name, modules }) => ({ id, code, name, modules: [...modules] })) }
  }),
  handleWrite(createModule, async (ctx, tx, input) => findModule(ctx, tx, operators, await addModule(ctx, tx, input))),
  handleWrite(updateModule, (ctx, tx, input) => changeModule(ctx, tx, operators, input)),
  handleWrite(moveModule, async (ctx, tx, input) => {
    await placeModule(ctx, tx, input)
    return await findModule(ctx, tx, operators, input.id)
  }),
  handleRead(getCompanyModules, async (ctx, reader, { id }) => {
    if (id !== ctx.companyId) fail('not_found')
    return { items: await findSwitches(ctx, reader), today: await todayOf(reader, ctx.companyId) }
  }),
  handleWrite(switchModule, (ctx, tx, { id, ...wanted }) =>
    id === ctx.companyId ? switchFor(ctx, tx, id, wanted) : fail('not_found'),
  ),
  handleWrite(switchCompanyModule, (ctx, tx, { id: moduleId, companyId, ...wanted }) =>
    operators.within(ctx, tx, companyId, () => switchFor(ctx, tx, companyId, { moduleId, ...wanted })),
  ),
]

const attentions: readonly Attention[] = [
  {
    key: 'erp.modules_off',
    title: text.modulesOff,
    tone: 'info',
    page: moduleMasterPage,
    address: `${moduleMasterPage.path}?tab=switches`,
    rows: ({ companyId }) => sql`
      select from erp.module m where not m.is_hidden and not exists (
        select from erp.company_module c where c.company_id = ${companyId} and c.module_id = m.id and c.is_enabled
          and (select erp.today(${companyId})) between coalesce(c.valid_from, '-infinity') and coalesce(c.valid_until, 'infinity'))`,
  },
]

export const module = defineModule({ api, attentions })
