import { exportTaxReturn, getTaxLines, getTaxReturn, taxLinesAtOnce } from '@countinghouse/contract/accounts/tax-return'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { sourceWords } from '../../platform/lists/source-words.ts'
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
