import {
  activateCompany,
  getCompanyChoices,
  getOwnCompany,
  listCompanies,
  suspendCompany,
  updateOwnCompany,
} from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/constraint-meaning.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { findCompanies, findModuleChoices, setStanding } from './companies/other-companies.ts'
import { changeOwnCompany, findOwnCompany } from './companies/own-company.ts'

export const api = ({ operators, companyLocks }: Declared) => [
  handleRead(getOwnCompany, (ctx, reader, { id }) => findOwnCompany(ctx, reader, companyLocks, id)),
  handleRead(listCompanies, async (ctx, reader) => ({ items: await findCompanies(ctx, reader, operators) })),
  handleRead(getCompanyChoices, async (ctx, reader) => ({
    isOperator: await operators.isOperator(ctx),
    modules: (await findModuleChoices(reader)).map(({ code, name, nameAr }) => ({ code, name, nameAr })),
  })),
  handleWrite(updateOwnCompany, (ctx, tx, input) => changeOwnCompany(ctx, tx, companyLocks, input)),
  handleWrite(suspendCompany, (ctx, tx, { id, reason }) =>
    setStanding(ctx, tx, operators, { id, status: 'suspended', reason }),
  ),
  handleWrite(activateCompany, (ctx, tx, { id }) =>
    setStanding(ctx, tx, operators, { id, status: 'active', reason: null }),
  ),
]

export const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.company_code': async ({ locale }) =>
    new AppError('duplicate', { fields: { code: [{ code: 'duplicate', message: format(text.codeTaken, locale) }] } }),
}
