import { previewPrintLayout } from '@countinghouse/contract/erp/print-layout'
import { text } from '@countinghouse/contract/erp/print-layout.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { handleDownload } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { previewLayout } from './print-layout/preview-layout.ts'

const api = [handleDownload(previewPrintLayout, (ctx, reader, { id }, files) => previewLayout(ctx, reader, files, id))]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.print_layout_once': async ({ locale }, _reader, input) => {
    const isOfStore = typeof input === 'object' && input !== null && 'storeId' in input && input.storeId !== null
    const message = format(isOfStore ? text.store_taken : text.company_taken, locale)
    return new AppError('duplicate', { message, fields: { storeId: [{ code: 'duplicate', message }] } })
  },
}

export const module = defineModule({ api, constraintRules })
