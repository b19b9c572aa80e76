import { checks as accountsChecks } from '../modules/accounts/index.ts'
import { checks as authChecks } from '../modules/auth/index.ts'
import { checks as erpChecks } from '../modules/erp/index.ts'
import { checks as inventoryChecks } from '../modules/inventory/index.ts'
import { checks as paymentsChecks } from '../modules/payments/index.ts'
import { checks as procureChecks } from '../modules/procure/index.ts'
import { checks as purchaseChecks } from '../modules/purchase/index.ts'
import { checks as salesChecks } from '../modules/sales/index.ts'
import { anchorFile, readAnchors } from '../platform/audit/audit-anchors.ts'
import { verifyAudit } from '../platform/audit/audit-verify.ts'
import type { Check } from '../platform/registry/check.ts'
import { checks as platformChecks } from '../platform/registry/checks.ts'
import { openDatabase } from '../platform/database/db.ts'
import { withClient } from '../supervisor/endpoint.ts'
import type { Command } from './command.ts'
import { urlFor, withCurrentDatabase } from './with-database.ts'

/** Every invariant there is, by module. */
export const allChecks: readonly Check[] = [
  ...platformChecks,
  ...erpChecks,
  ...authChecks,
  ...procureChecks,
  ...accountsChecks,
  ...inventoryChecks,
  ...paymentsChecks,
  ...purchaseChecks,
  ...salesChecks,
]

export type Verified = { readonly id: string; readonly promise: string; readonly issues: readonly string[] }

export const verify: Command = {
  name: 'verify',
  summary: 'verify all invariants of the data',
  takes: [],
  flags: {},
  async run(call) {
    const config = call.config()
    const results = await withCurrentDatabase(config, (urls) => verifyDatabase(urlFor(urls, 'maint'), config.dataDir))
    const issues = issuesOf(results)
    return {
      isFine: issues.length === 0,
      data: { isFine: issues.length === 0, checks: results },
      lines: [
        ...results.flatMap(linesOf),
        `${results.length} checks, ${issues.length === 0 ? 'no issues' : `${issues.length} issues`}.`,
      ],
    }
  },
}

/** What was found, with the check that found it. */
export function issuesOf(results: readonly Verified[]): string[] {
  return results.flatMap(({ id, issues }) => issues.map((issue) => `${id}: ${issue}`))
}

/** All checks in one snapshot, then the audit chain, in one of its own. */
export async function verifyDatabase(maintUrl: string, dataDir: string): Promise<Verified[]> {
  const db = openDatabase({ url: maintUrl, size: 1 })
  const results: Verified[] = []
  try {
    await db.snapshot({ companyId: null }, async (reader) => {
      for (const { id, promise, issues } of allChecks) results.push({ id, promise, issues: await issues(reader) })
    })
  } finally {
    await db.close()
  }
  const { broken } = await withClient(maintUrl, (client) => verifyAudit(client, readAnchors(anchorFile(dataDir))))
  return [
    ...results,
    {
      id: 'platform.audit_whole',
      promise: 'the audit log is unaltered',
      issues: broken === null ? [] : [`seal ${broken.number}: ${broken.reason}`],
    },
  ]
}

function linesOf({ id, promise, issues }: Verified): string[] {
  return [`${issues.length === 0 ? 'ok   ' : 'WRONG'} ${id}: ${promise}`, ...issues.map((one) => `      ${one}`)]
}
