import { z } from 'zod'
import { emailField, phoneField } from '../contact-fields.ts'
import { pictureTypes } from '../attachment.ts'
import { choiceField, fileNameField, referenceField, textField, urlField } from '../fields.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text } from './company.text.ts'
import { text as menu } from './menu.text.ts'

export const companiesPage = page({
  module: 'erp',
  path: '/erp/companies/',
  title: text.title,
  menuTitle: menu.company,
  icon: 'building',
  events: [
    { code: 'create', risk: 'high' },
    { code: 'edit', risk: 'high' },
    { code: 'deactivate', risk: 'high' },
  ],
  sortOrder: 20,
})

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
const companyCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9]{2,12}$/)
  .meta({ widget: 'text', isCode: true })
const optional = (max: number) => textField({ max }).nullable()

/** Editable fields of a company, in the order of its form. */
export const companyFields = {
  general: {
    code: companyCode,
    name: textField({ min: 2, max: 120 }),
    legalName: optional(200),
    registrationNo: optional(60),
    taxNo: optional(60),
    locale: choiceField(['en', 'ar']),
  },
  fiscal: {
    /** Fixed after the first posting. */
    baseCurrency: referenceField('currency'),
    /** Fixed after the first posting. */
    fiscalYearStartMonth: choiceField(months),
    weekStart: choiceField(['monday', 'saturday', 'sunday']),
    timezone: referenceField('timezone'),
  },
  address: {
    addressLine1: optional(120),
    addressLine2: optional(120),
    postcode: optional(20),
    city: optional(80),
    region: optional(80),
    countryCode: referenceField('country'),
    phone: phoneField().nullable(),
    email: emailField().nullable(),
    website: urlField().nullable(),
  },
} as const
const fields = { ...companyFields.general, ...companyFields.fiscal, ...companyFields.address }

const id = idOf('erp.company')
/** Accepted logo files. */
export const logoUpload = { maxBytes: 2 * 1024 * 1024, mediaTypes: pictureTypes }

const OwnCompany = z.object({
  id,
  version: Version,
  ...fields,
  /** Changes with each picture; null: no logo. */
  logo: z.int().positive().nullable(),
  /** Reasons why currency and fiscal year start are fixed, as text; empty: they can be changed. */
  locks: z.array(z.string()),
})
export type OwnCompany = z.output<typeof OwnCompany>

/** The company of the caller; any other returns not_found. */
export const getOwnCompany = route({
  id: 'erp.company.get',
  method: 'GET',
  path: '/erp/companies/{id}',
  page: companiesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: OwnCompany,
})

/** Data of a company that system operators may see. */
const CompanyRow = z.object({
  id: z.int().positive(),
  code: z.string(),
  name: z.string(),
  countryCode: z.string(),
  currency: z.string(),
  status: z.enum(['active', 'suspended', 'archived']),
  stores: z.int().nonnegative(),
  users: z.int().nonnegative(),
  /** Modules that are on today. */
  modules: z.array(z.object({ code: z.string(), name: z.string(), nameAr: z.string() })),
  /** Parent company. */
  parent: z.object({ id: z.int().positive(), name: z.string() }).nullable(),
  isOwn: z.boolean(),
})
export type CompanyRow = z.output<typeof CompanyRow>

/** Every company of the installation, for system operators. */
export const listCompanies = route({
  id: 'erp.company.list',
  method: 'GET',
  path: '/erp/companies',
  page: companiesPage,
  event: 'view',
  isForOperators: true,
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(CompanyRow) }),
})

/** Whether the caller is a system operator, and the choices for a new company. */
export const getCompanyChoices = route({
  id: 'erp.companyChoice.list',
  method: 'GET',
  path: '/erp/company-choices',
  page: companiesPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    isOperator: z.boolean(),
    modules: z.array(z.object({ code: z.string(), name: z.string(), nameAr: z.string() })),
  }),
})
export type CompanyChoices = OutputOfRoute<typeof getCompanyChoices>

const reading = [getOwnCompany, listCompanies]

/** Throws: duplicate for the code; erp.currency_locked after the first posting. */
export const updateOwnCompany = route({
  id: 'erp.company.update',
  method: 'PATCH',
  path: '/erp/companies/{id}',
  page: companiesPage,
  event: 'edit',
  writes: true,
  stale: reading,
  errors: ['not_found', 'stale', 'duplicate', 'erp.currency_locked'],
  input: z.strictObject({ id, version: Version, ...z.strictObject(fields).partial().shape }),
  output: OwnCompany,
})

const changingLogo = {
  method: 'POST',
  page: companiesPage,
  event: 'edit',
  writes: true,
  stale: reading,
  errors: ['not_found'],
  output: OwnCompany,
} as const

/** Sets the logo of the own company; the image is re-encoded. */
export const setCompanyLogo = route({
  ...changingLogo,
  id: 'erp.company.setLogo',
  path: '/erp/companies/{id}/logo',
  upload: logoUpload,
  input: z.strictObject({ id, fileName: fileNameField() }),
})

/** Idempotent. */
export const removeCompanyLogo = route({
  ...changingLogo,
  id: 'erp.company.removeLogo',
  path: '/erp/companies/{id}/logo/remove',
  idempotent: 'no',
  input: z.strictObject({ id }),
})

/** The image with an ETag, optionally scaled to at most 256 px; `logo` only makes the address unique per image. */
export const downloadCompanyLogo = route({
  id: 'erp.company.downloadLogo',
  method: 'GET',
  path: '/erp/companies/{id}/logo',
  page: companiesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id, size: z.enum(['medium']).optional(), logo: z.int().positive().optional() }),
  output: z.null(),
  answer: 'file',
})

export const newCompanyFields = {
  company: {
    code: companyCode,
    name: fields.name,
    countryCode: fields.countryCode,
    baseCurrency: fields.baseCurrency,
    timezone: fields.timezone,
    locale: fields.locale,
  },
  store: { storeCode: textField({ min: 2, max: 20 }), storeName: textField({ max: 120 }) },
  owner: {
    firstName: textField({ max: 80 }),
    lastName: textField({ max: 80 }),
    ownerEmail: emailField().nullable(),
  },
} as const

/**
 * Creates a company with its first store, the shipped roles, the given modules and its owner, who activates the account by the
 * link. The response contains a secret and is not stored for replays: the code prevents duplicates.
 */
export const createCompany = route({
  id: 'erp.company.create',
  method: 'POST',
  path: '/erp/companies',
  page: companiesPage,
  event: 'create',
  isForOperators: true,
  writes: true,
  idempotent: 'no',
  stale: [listCompanies],
  errors: ['duplicate'],
  input: z.strictObject({
    ...newCompanyFields.company,
    ...newCompanyFields.store,
    ...newCompanyFields.owner,
    /** Module codes; ERP is always included. */
    modules: z.array(z.string().max(20)).max(50),
  }),
  /** `link`: a path of this installation, returned once only. */
  output: z.object({ code: z.string(), name: z.string(), link: z.string() }),
})

/** Sets or clears the parent company. */
export const setParentCompany = route({
  id: 'erp.company.setParent',
  method: 'POST',
  path: '/erp/companies/{id}/parent',
  page: companiesPage,
  event: 'edit',
  isForOperators: true,
  writes: true,
  stale: [listCompanies],
  errors: ['not_found', 'erp.parent_cycle'],
  input: z.strictObject({ id, parentId: id.nullable() }),
  output: CompanyRow,
})

const standing = {
  method: 'POST',
  page: companiesPage,
  event: 'deactivate',
  isForOperators: true,
  writes: true,
  stale: [listCompanies],
} as const
const ids = z.array(id).min(1).max(200)
const reason = textField({ max: 300 })

/** Blocks sign-in and ends sessions at their next request; data is kept. */
export const suspendCompany = route({
  ...standing,
  id: 'erp.company.suspend',
  path: '/erp/companies/{id}/suspend',
  errors: ['not_found', 'state_conflict', 'erp.own_company'],
  input: z.strictObject({ id, reason }),
  output: CompanyRow,
})

export const activateCompany = route({
  ...standing,
  id: 'erp.company.activate',
  path: '/erp/companies/{id}/activate',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id }),
  output: CompanyRow,
})

/** All or nothing. */
export const suspendCompanies = route({
  ...standing,
  id: 'erp.company.suspendMany',
  path: '/erp/companies/suspend',
  errors: ['not_found', 'state_conflict', 'erp.own_company'],
  input: z.strictObject({ ids, reason }),
  output: z.object({ items: z.array(CompanyRow) }),
})

/** All or nothing. */
export const activateCompanies = route({
  ...standing,
  id: 'erp.company.activateMany',
  path: '/erp/companies/activate',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ ids }),
  output: z.object({ items: z.array(CompanyRow) }),
})
