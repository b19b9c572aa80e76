import { ledgerLines } from '@countinghouse/contract/accounts/ledger'
import type { Declared } from '../../platform/declared.ts'
import { defineModule } from '../../platform/define-module.ts'
import { sourceWords } from '../../platform/source-words.ts'
import { enrichLines } from './journal/enrich-lines.ts'

const completions = ({ postingSources }: Declared) => ({
  [ledgerLines.name]: enrichLines(sourceWords(postingSources)),
})

export const module = defineModule({ completions })
