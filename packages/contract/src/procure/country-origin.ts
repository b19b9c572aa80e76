import { z } from 'zod'
import { dateField, multilineField, rateField, referenceField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField } from '../rich-fields.ts'
import { text } from './country-origin.text.ts'
import { mostDuty } from './duty-of.ts'
import { text as menu } from './menu.text.ts'

/** Source: docs/guides/procure.md, Countries, origins and ports. */
export const countryOrigin = master({
  module: 'procure',
  thing: 'countryOrigin',
  path: '/procure/countryOrigin/',
  api: '/procure/countries-of-origin',
  text,
  menuTitle: menu.masterData,
  icon: 'flag',
  sortOrder: 60,
  fields: {
    country: referenceField('country'),
    /** Label texts; blank: derived from the country. */
    labelEn: textField({ max: 60 }).nullable().default(null),
    labelAr: textField({ max: 60 }).nullable().default(null),
    isMarkingRequired: switchField().default(false),
    isCertificateRequired: switchField().default(false),
    /** Default duty for HS codes without a line; null: unknown. */
    duty: rateField({ maxPpm: mostDuty }).nullable().default(null),
    duties: linesField(
      'duty',
      {
        hsPrefix: z
          .string()
          .trim()
          .max(10)
          .regex(/^\d{2,10}$/)
          .meta({ widget: 'text' }),
        duty: rateField({ maxPpm: mostDuty }),
      },
      { most: 500 },
    ).default([]),
    schemes: linesField(
      'scheme',
      {
        scheme: textField({ max: 80 }),
        certificate: textField({ max: 60 }).nullable().default(null),
        validFrom: dateField().nullable().default(null),
        validTo: dateField().nullable().default(null),
      },
      { most: 50 },
    ).default([]),
    notes: multilineField({ max: 2000 }).nullable().default(null),
  },
  columns: ['country', 'labelEn', 'duty', 'isMarkingRequired', 'isCertificateRequired'],
  filters: ['country', 'isMarkingRequired'],
  errors: ['procure.rule_broken', 'procure.country_closed'],
})
