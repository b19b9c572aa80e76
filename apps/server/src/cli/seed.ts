import { auditRows } from '../platform/audit/audit.ts'
import { demoBrands } from '../demo/brands.ts'
import { addBrands, addSeasons } from '../demo/records.ts'
import { findCompanyOwner } from '../modules/erp/index.ts'
import type { Call, Command } from './command.ts'
import { CommandError } from './command.ts'
import { consoleCall, named, throughConnections } from './connections.ts'

/** Brands of each profile. The full one is what the bench measures with. */
const profiles = { small: 240, full: 100_000 } as const
const brandSeed = 20_260_101
/** Few enough for the time limit of a statement. */
const brandsAtOnce = 2000

export const seed: Command = {
  name: 'seed',
  summary: 'add sample brands and seasons to a company',
  takes: ['company'],
  flags: {
    profile: { type: 'string', value: '<name>', help: 'small (240 brands) or full (100,000); default small' },
  },
  async run(call) {
    const code = call.argument('company')
    const all = demoBrands(profiles[profileOf(call)], brandSeed)
    const data = await throughConnections(call, async ({ db, everything }) => {
      const owned = await named(`There is no company "${code}".`, findCompanyOwner(everything, code))
      const { companyId } = owned
      let brands = 0
      for (let at = 0; at < all.length; at += brandsAtOnce)
        brands += await db.inTransaction({ companyId }, (tx) => addBrands(tx, owned, all.slice(at, at + brandsAtOnce)))
      return await db.inTransaction({ companyId }, async (tx) => {
        const added = { brands, seasons: await addSeasons(tx, owned) }
        const change = {
          entity: 'erp.company',
          entityId: companyId,
          label: code,
          before: null,
          after: { seeded: added },
        }
        const by = { companyId, userId: null, ip: null, session: null, ...consoleCall('seed') }
        const rows = auditRows({ ...by, changes: [change] })
        if (rows !== null) await tx.together(rows)
        return { company: code, ...added }
      })
    })
    return { isFine: true, data, lines: [`${data.brands} brands and ${data.seasons} seasons were added to ${code}.`] }
  },
}

function profileOf(call: Call): keyof typeof profiles {
  const given = call.text('profile') ?? 'small'
  if (given === 'small' || given === 'full') return given
  throw new CommandError(`There is no profile "${given}". Use small or full.`)
}
