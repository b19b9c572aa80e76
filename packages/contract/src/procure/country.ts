import { z } from 'zod'
import { conversationRoutes } from '../conversation.ts'
import { choiceField, instantField, shownField, switchField, textField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { selectionOf } from '../selection.ts'
import { idOf } from '../values.ts'
import { text } from './country.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: docs/guides/procure.md, Countries, origins and ports. */
export const countriesPage = page({
  module: 'procure',
  path: '/procure/country/',
  title: text.title,
  menuTitle: menu.masterData,
  icon: 'map-2',
  events: ['edit', 'export'],
  sortOrder: 50,
})

/** Country settings of a company. */
export const countrySettings = {
  isEnabled: switchField(),
  isSoldTo: switchField(),
  isBoughtFrom: switchField(),
  /** Goods enter without customs. */
  isCustomsUnion: switchField(),
  /** Excludes sales and purchases, and requires a reason. */
  isEmbargoed: switchField(),
  embargoReason: textField({ max: 300 }).nullable(),
}

const fields = {
  name: shownField(),
  code: shownField(),
  alpha3: shownField(),
  numericCode: shownField(),
  nameAr: shownField(),
  officialName: shownField(),
  currency: shownField().nullable(),
  dialCode: shownField(),
  region: choiceField(['Africa', 'Americas', 'Antarctica', 'Asia', 'Europe', 'Oceania']),
  subregion: shownField().nullable(),
  capital: shownField().nullable(),
  postcodeLabel: choiceField(['postcode', 'zip', 'pin', 'cep', 'eircode']).nullable(),
  postcodeExample: shownField().nullable(),
  ...countrySettings,
  /** Referenced by a record of the company. */
  isUsed: switchField(),
  updatedAt: instantField().nullable(),
}
/** Version of the company settings; 0: none saved yet. */
const version = z.int().nonnegative()

/** All countries of ISO 3166-1, with default settings until the company saves its own. `id`: the ISO number. */
export const countries = listing({
  module: 'procure',
  thing: 'country',
  page: countriesPage,
  api: '/procure/countries',
  entity: 'procure.country_setting',
  source: 'procure.country_list',
  text,
  fields,
  kept: { version },
  titleField: 'name',
  columns: ['code', 'region', 'currency', 'isEnabled', 'isSoldTo', 'isBoughtFrom', 'isEmbargoed', 'isUsed'],
  filters: ['region', 'isSoldTo', 'isBoughtFrom', 'isUsed'],
  search: { fields: ['name', 'nameAr', 'officialName', 'code', 'alpha3'] },
})
export type CountryRow = OutputOfRoute<typeof countries.routes.list>['items'][number]

const id = idOf('procure.country_setting')

export const getCountry = route({
  id: 'procure.country.get',
  method: 'GET',
  path: '/procure/countries/{id}',
  page: countriesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({ id, ...fields, version }),
})
export type Country = OutputOfRoute<typeof getCountry>

const talk = conversationRoutes({ name: 'procure.country', type: 'procure.country', page: countriesPage, id })
/** History of the country settings. */
export const { history: countryHistory, viewers: countryViewers, comment: commentCountry } = talk

const editing = {
  page: countriesPage,
  event: 'edit',
  writes: true,
  stale: [countries.routes.list, countries.routes.selected, getCountry, countryHistory],
} as const

/** Enabling purchases creates a country of origin if there is none. */
export const updateCountry = route({
  ...editing,
  id: 'procure.country.update',
  method: 'PATCH',
  path: '/procure/countries/{id}',
  errors: ['not_found', 'stale', 'procure.rule_broken'],
  input: z.strictObject({
    id,
    version,
    ...z.strictObject(countrySettings).partial().shape,
  }),
  output: z.object({ id, version: z.int().positive(), name: z.string() }),
})

/** Sets one setting for many countries; countries under embargo are not changed. */
export const changeCountries = route({
  ...editing,
  id: 'procure.country.changeMany',
  method: 'POST',
  path: '/procure/countries/change',
  errors: ['procure.nothing_changed'],
  input: z.strictObject({
    selection: selectionOf(countries),
    setting: z.enum(['isEnabled', 'isSoldTo', 'isBoughtFrom']),
    value: z.boolean(),
  }),
  output: z.object({ changed: z.int().positive(), embargoed: z.int().nonnegative() }),
})
