import { ledgerHealthPage } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { sql } from 'kysely'
import type { MonthBlocker } from '../../platform/registry/blocker.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { differingAccounts } from './journal-checks.ts'

/** A month can be closed only with a verified ledger that includes all its postings. docs/guides/accounts.md, Fiscal periods. */
const monthBlockers: readonly MonthBlocker[] = [
  {
    key: 'inventory.ledger_unproven',
    words: text.blocked_unproven,
    page: ledgerHealthPage,
    locks: ['stock'],
    facts: ({ companyId, startsOn }) => sql`
      select jsonb_build_object('count', count(*)) from inventory.stock_posting p
      where p.company_id = ${companyId} and p.effective_on >= ${startsOn}::date and p.effective_on < ${startsOn}::date + interval '1 month'
        and p.posted_at > coalesce((select max(l.started_at) from inventory.ledger_proof l where l.company_id = ${companyId}), '-infinity')
      having count(*) > 0`,
  },
  {
    key: 'inventory.ledger_broken',
    words: text.blocked_broken,
    page: ledgerHealthPage,
    locks: ['stock'],
    facts: ({ companyId }) => sql`
      select jsonb_build_object('count', sum(cardinality(c.issues))) from inventory.ledger_proof_check c
      where c.company_id = ${companyId} and c.proof_id = (
        select l.id from inventory.ledger_proof l where l.company_id = ${companyId} order by l.finished_at desc, l.id desc limit 1)
      having sum(cardinality(c.issues)) > 0`,
  },
  {
    key: 'inventory.stock_unjournalled',
    words: text.blocked_unjournalled,
    page: ledgerHealthPage,
    locks: ['stock', 'ledger'],
    facts: ({ companyId, startsOn }) => sql`
      select jsonb_build_object('count', count(*)) from inventory.stock_posting p
      where p.company_id = ${companyId} and not p.is_journalled
        and p.effective_on >= ${startsOn}::date and p.effective_on < ${startsOn}::date + interval '1 month'
      having count(*) > 0`,
  },
  {
    key: 'inventory.stock_accounts_differ',
    words: text.blocked_accounts,
    page: ledgerHealthPage,
    locks: ['stock', 'ledger'],
    facts: ({ companyId }) => sql`
      select jsonb_build_object('count', count(*)) from (${differingAccounts(sql`= ${companyId}`)}) d having count(*) > 0`,
  },
]

export const module = defineModule({ monthBlockers })
