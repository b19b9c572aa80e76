import { exportTaxReturn, getTaxLines, getTaxReturn, taxLinesAtOnce } from '@countinghouse/contract/accounts/tax-return'
import type { Declared } from '../../platform/declared.ts'
import { defineModule } from '../../platform/define-module.ts'
import { handleDownload, handleRead } from '../../platform/handle.ts'
import { sourceWords } from '../../platform/source-words.ts'
import { findTaxLines, findTaxReturn } from './tax/find-tax-return.ts'
import { taxReturnFile } from './tax/tax-return-file.ts'

const api = ({ postingSources }: Declared) => {
  const wordsOf = sourceWords(postingSources)
  return [
    handleRead(getTaxReturn, findTaxReturn),
    handleRead(getTaxLines, (ctx, reader, requested) =>
      findTaxLines(ctx, reader, { ...requested, most: taxLinesAtOnce }, wordsOf),
    ),
    handleDownload(exportTaxReturn, (ctx, reader, requested) => taxReturnFile(ctx, reader, requested, wordsOf)),
  ]
}

export const module = defineModule({ api })
