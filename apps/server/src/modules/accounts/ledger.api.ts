import { ledgerLines } from '@countinghouse/contract/accounts/ledger'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { sourceWords } from '../../platform/lists/source-words.ts'
import { enrichLines } from './journal/enrich-lines.ts'

const completions = ({ postingSources }: Declared) => ({
  [ledgerLines.name]: enrichLines(sourceWords(postingSources)),
})

export const module = defineModule({ completions })
