import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/procure/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { MasterGuard } from '../../../platform/calls/context.ts'
import { timeZoneNames } from '../../../platform/config/time-zone.ts'
import { requireOpenCountry } from './open-country.ts'

const Validated = z.object({
  code: z.string().optional(),
  country: z.string().nullable().optional(),
  timezone: z.string().nullable().optional(),
})

/** A port must be in the world list and in the country of its code, with which the company trades. */
export const validatePort: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    if (after === null) return
    const known = Validated.parse(before ?? {})
    const validated = { ...known, ...Validated.parse(after) }
    const { code = '', timezone = null } = validated
    const country = validated.country ?? code.slice(0, 2)
    if (!code.startsWith(country)) {
      const message = format(text.port_country_code, ctx.locale, { country })
      fail('procure.port_country', { fields: { code: [{ code: 'port_country', message }] } })
    }
    if (timezone !== null && timezone !== known.timezone && !timeZoneNames().includes(timezone)) {
      const message = format(issueText.not_a_choice, ctx.locale)
      fail('invalid_input', { fields: { timezone: [{ code: 'not_a_choice', message }] } })
    }
    if (code !== known.code) {
      const { rows } = await sql`select from platform.unlocode where code = ${code} and country = ${country}`.execute(
        tx,
      )
      if (rows.length === 0) {
        const message = format(text.port_unknown, ctx.locale)
        fail('procure.port_unknown', { fields: { code: [{ code: 'port_unknown', message }] } })
      }
    }
    if (code !== known.code || verb === 'activate') await requireOpenCountry(ctx, tx, country)
  },
}
