import {
  createModule,
  getModule,
  listCompanySwitches,
  listModules,
  moveModule,
  switchCompanyModule,
  switchModule,
  updateModule,
} from '@countinghouse/contract/erp/module-master'
import type { Declared } from '../../platform/declared.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { addModule, changeModule, placeModule } from './registers/change-modules.ts'
import { findModule, findModules } from './registers/find-modules.ts'
import { switchFor } from './registers/switch-modules.ts'

export const api = ({ operators }: Declared) => [
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
  handleWrite(switchModule, (ctx, tx, input) => switchFor(ctx, tx, ctx.companyId, input)),
  handleWrite(switchCompanyModule, (ctx, tx, { companyId, ...wanted }) =>
    operators.within(ctx, tx, companyId, () => switchFor(ctx, tx, companyId, wanted)),
  ),
]
