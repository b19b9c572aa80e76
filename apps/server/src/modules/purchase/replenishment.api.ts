import { openStatuses, suggestions } from '@countinghouse/contract/purchase/replenishment'
import {
  acceptSuggestions,
  convertSuggestions as convertRoute,
  dismissSuggestions as dismissRoute,
  editSuggestion as editRoute,
  explainSuggestion as explainRoute,
  getReplenishment,
  runReplenishment,
} from '@countinghouse/contract/purchase/replenishment-calls'
import { text } from '@countinghouse/contract/purchase/replenishment.text'
import { text as ruleText } from '@countinghouse/contract/purchase/replenishment-rule.text'
import { text as seasonText } from '@countinghouse/contract/purchase/season-profile.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { dismissSuggestions, editSuggestion, markSuggestions } from './replenishment/change-suggestions.ts'
import { convertSuggestions } from './replenishment/convert-suggestions.ts'
import { enrichSuggestions } from './replenishment/enrich-suggestions.ts'
import { explainSuggestion } from './replenishment/explain-suggestion.ts'
import { findRun } from './replenishment/find-run.ts'
import { forgetRuns, replenishEveryNight, replenishing, startReplenishment } from './replenishment/run-replenishment.ts'

const api = ({ sources }: Declared) => {
  const source = sources.find(({ listing }) => listing.name === suggestions.name)
  if (source === undefined) throw new Error('The list of suggestions is not declared.')
  return [
    handleRead(getReplenishment, findRun),
    handleRead(explainRoute, (ctx, reader, { id }) => explainSuggestion(ctx, reader, id)),
    handleWrite(runReplenishment, startReplenishment),
    handleWrite(editRoute, (ctx, tx, input) => editSuggestion(ctx, tx, source, input)),
    handleWrite(acceptSuggestions, (ctx, tx, { selection }) =>
      markSuggestions(ctx, tx, source, selection, { status: 'accepted', snoozedUntil: null }),
    ),
    handleWrite(dismissRoute, (ctx, tx, input) => dismissSuggestions(ctx, tx, source, input)),
    handleWrite(convertRoute, (ctx, tx, input) => convertSuggestions(ctx, tx, source, input)),
  ]
}

const pickers = [
  pickerTable({
    entity: 'purchase.replenishment_run',
    page: suggestions.page,
    code: null,
    isActive: sql`r.completed_at is not null`,
  }),
]

const attentions: readonly Attention[] = [
  {
    key: 'purchase.suggestions_short',
    title: text.short_now,
    tone: 'warning',
    page: suggestions.page,
    address: `${suggestions.page.path}?status=${openStatuses.join(',')}&isShort=true`,
    rows: ({ companyId, stores }) => sql`
      select from purchase.replenishment_list t where t.company_id = ${companyId} and t.is_short
        and t.status in ('new', 'edited', 'accepted') and ${inStores(suggestions.storeColumns, stores)}`,
  },
]

/** Another rule or profile has the same scope. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'purchase.replenishment_rule_once': async ({ locale }) => {
    const taken = [{ code: 'duplicate', message: format(ruleText.taken, locale) }]
    return new AppError('duplicate', { fields: { productId: taken, categoryId: taken } })
  },
  'purchase.season_profile_once': async ({ locale }) => {
    const taken = [{ code: 'duplicate', message: format(seasonText.taken, locale) }]
    return new AppError('duplicate', { fields: { productId: taken, categoryId: taken } })
  },
}

export const module = defineModule({
  api,
  attentions,
  constraintRules,
  pickers,
  completions: { [suggestions.name]: enrichSuggestions },
  jobs: [replenishing],
  prunings: [forgetRuns],
  scheduledTasks: { nightly: [replenishEveryNight] },
})
