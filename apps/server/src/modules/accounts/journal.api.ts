import { getJournal, journals } from '@countinghouse/contract/accounts/journal'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import type { Completion } from '../../platform/lists/list-source.ts'
import type { SourceWords } from '../../platform/lists/source-words.ts'
import { sourceWords } from '../../platform/lists/source-words.ts'
import { readJournal } from './journal/read-journal.ts'
import { sealJournals } from './seals/seal-journals.ts'

const api = ({ postingSources }: Declared) => {
  const wordsOf = sourceWords(postingSources)
  return [handleRead(getJournal, (ctx, reader, { id }) => readJournal(ctx, reader, id, wordsOf))]
}

const completions = ({ postingSources }: Declared) => ({
  [journals.name]: enrichJournals(sourceWords(postingSources)),
})

function enrichJournals(wordsOf: SourceWords): Completion {
  return (asking, _db, rows) =>
    Promise.resolve(
      rows.map((row) => {
        const posted = { sourceType: String(row['sourceType']), sourceId: Number(row['sourceId']) }
        const { source: document, path } = wordsOf(asking, posted)
        return { ...row, document, path }
      }),
    )
}

const scheduledTasks = { hourly: [sealJournals] }

export const module = defineModule({ api, completions, scheduledTasks })
