import {
  activateCompanies,
  activateCompany,
  downloadCompanyLogo,
  getCompanyChoices,
  getOwnCompany,
  listCompanies,
  removeCompanyLogo,
  setCompanyLogo,
  setParentCompany,
  suspendCompanies,
  suspendCompany,
  updateOwnCompany,
} from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { attachable } from '../../platform/files/attachable.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleDownload, handleRead, handleUpload, handleWrite } from '../../platform/calls/handle.ts'
import { dropLogo, saveLogo, openLogo } from './companies/company-logo.ts'
import { findCompanies, findModuleChoices, setParent, setStanding } from './companies/other-companies.ts'
import { changeOwnCompany, findOwnCompany } from './companies/own-company.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ operators, companyLocks }: Declared) => [
  handleRead(getOwnCompany, (ctx, reader, { id }) => findOwnCompany(ctx, reader, companyLocks, id)),
  handleRead(listCompanies, async (ctx, reader) => ({ items: await findCompanies(ctx, reader, operators) })),
  handleRead(getCompanyChoices, async (ctx, reader) => ({
    isOperator: await operators.isOperator(ctx),
    modules: (await findModuleChoices(reader)).map(({ code, name, nameAr }) => ({ code, name, nameAr })),
  })),
  handleWrite(updateOwnCompany, (ctx, tx, input) => changeOwnCompany(ctx, tx, companyLocks, input)),
  handleUpload(
    setCompanyLogo,
    async (ctx, tx, { id }, file, { forms }) => {
      await saveLogo(ctx, tx, id, [file, ...forms])
      return await findOwnCompany(ctx, tx, companyLocks, id)
    },
    attachable,
  ),
  handleWrite(removeCompanyLogo, async (ctx, tx, { id }) => {
    await dropLogo(ctx, tx, id)
    return await findOwnCompany(ctx, tx, companyLocks, id)
  }),
  handleDownload(downloadCompanyLogo, openLogo),
  handleWrite(setParentCompany, (ctx, tx, input) => setParent(ctx, tx, operators, input)),
  handleWrite(suspendCompany, async (ctx, tx, { id, reason }) => {
    const [company] = await setStanding(ctx, tx, operators, { ids: [id], status: 'suspended', reason })
    return company ?? fail('not_found')
  }),
  handleWrite(activateCompany, async (ctx, tx, { id }) => {
    const [company] = await setStanding(ctx, tx, operators, { ids: [id], status: 'active', reason: null })
    return company ?? fail('not_found')
  }),
  handleWrite(suspendCompanies, async (ctx, tx, { ids, reason }) => ({
    items: await setStanding(ctx, tx, operators, { ids, status: 'suspended', reason }),
  })),
  handleWrite(activateCompanies, async (ctx, tx, { ids }) => ({
    items: await setStanding(ctx, tx, operators, { ids, status: 'active', reason: null }),
  })),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.company_code': async ({ locale }) =>
    new AppError('duplicate', { fields: { code: [{ code: 'duplicate', message: format(text.codeTaken, locale) }] } }),
  'erp.company_cycle': async () => new AppError('erp.parent_cycle'),
}

export const module = defineModule({ api, constraintRules })
