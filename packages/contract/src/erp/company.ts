import { z } from 'zod'
import { emailField, phoneField } from '../contact-fields.ts'
import { choiceField, referenceField, textField, urlField } from '../fields.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text } from './company.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: shell-and-access.md 2.3 and 2.9, companies. */
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

/** What a company says of itself, in the order of its form. */
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
    /** Stays once something was posted. */
    baseCurrency: referenceField('currency'),
    /** Stays once something was posted. */
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

const OwnCompany = z.object({
  id,
  version: Version,
  ...fields,
  /** Why currency and start of the fiscal year stay, in words; empty: they may change. */
  locks: z.array(z.string()),
})
export type OwnCompany = z.output<typeof OwnCompany>

/** The company of the caller; another one is not found. */
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

/** All that a company shows of itself to people who run the installation. */
const CompanyRow = z.object({
  id: z.int().positive(),
  code: z.string(),
  name: z.string(),
  countryCode: z.string(),
  currency: z.string(),
  status: z.enum(['active', 'suspended', 'archived']),
  stores: z.int().nonnegative(),
  users: z.int().nonnegative(),
  /** Names of the modules that are on today. */
  modules: z.array(z.object({ name: z.string(), nameAr: z.string() })),
  isOwn: z.boolean(),
})
export type CompanyRow = z.output<typeof CompanyRow>

/** Every company of the installation, for people who run that. */
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

/** Whether the caller runs the installation, and what a new company can be given. */
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

/** Throws: duplicate at the code; erp.currency_locked once something was posted. */
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
 * Makes a company with its first store, the Administrator role, the shipped roles, the modules that are named, and its owner, who
 * opens his account with the link. The answer carries a secret, so it is not kept for a repeat: the code keeps doubles away.
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
    /** Codes; ERP is always among them. */
    modules: z.array(z.string().max(20)).max(50),
  }),
  /** `link`: a path of this installation, shown once. */
  output: z.object({ code: z.string(), name: z.string(), link: z.string() }),
})

const standing = {
  method: 'POST',
  page: companiesPage,
  event: 'deactivate',
  isForOperators: true,
  writes: true,
  stale: [listCompanies],
  output: CompanyRow,
} as const

/** Nobody of it gets in any more, and whoever is in is out at his next click; its data stays. */
export const suspendCompany = route({
  ...standing,
  id: 'erp.company.suspend',
  path: '/erp/companies/{id}/suspend',
  errors: ['not_found', 'state_conflict', 'erp.own_company'],
  input: z.strictObject({ id, reason: textField({ max: 300 }) }),
})

export const activateCompany = route({
  ...standing,
  id: 'erp.company.activate',
  path: '/erp/companies/{id}/activate',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id }),
})
