import { anchorFile, formatAnchor, parseAnchor, readAnchors } from '../platform/audit/audit-anchors.ts'
import type { Anchor } from '../platform/audit/audit-verify.ts'
import { recordAuditCheck, verifyAudit } from '../platform/audit/audit-verify.ts'
import { withClient } from '../supervisor/endpoint.ts'
import type { Call, Command } from './command.ts'
import { CommandError } from './command.ts'
import { urlFor, withCurrentDatabase } from './with-database.ts'

export const auditVerify: Command = {
  name: 'audit verify',
  summary: 'verify the audit log: recompute every seal',
  takes: [],
  flags: { anchor: { type: 'string', value: '<number:hash>', help: 'a chain head that you stored elsewhere' } },
  async run(call) {
    const config = call.config()
    const anchors = [...readAnchors(anchorFile(config.dataDir)), ...anchorOf(call)]
    const verification = await withCurrentDatabase(config, (urls) =>
      withClient(urlFor(urls, 'maint'), async (client) => {
        const found = await verifyAudit(client, anchors)
        await recordAuditCheck(client, found)
        return found
      }),
    )
    const { broken } = verification
    const counted = `${verification.seals} seals over ${verification.rows} rows, ${verification.unsealed} rows not yet sealed, ${anchors.length} anchors.`
    return {
      isFine: broken === null,
      data: { isFine: broken === null, ...verification, anchors: anchors.length },
      lines:
        broken === null
          ? [`The audit log is intact: ${counted}`, `Head ${formatAnchor(verification.head)}`]
          : [
              `Seal ${broken.number} is broken (rows ${broken.firstId} to ${broken.lastId}): ${broken.reason}.`,
              counted,
            ],
    }
  },
}

function anchorOf(call: Call): Anchor[] {
  const text = call.text('anchor')
  if (text === null) return []
  const anchor = parseAnchor(text)
  if (anchor === null) throw new CommandError('--anchor requires number:hash, as shown in the log.')
  return [anchor]
}
