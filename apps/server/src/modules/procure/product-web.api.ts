import { getProductWeb, saveProductWeb } from '@countinghouse/contract/procure/product-web'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { readWeb } from './web/read-web.ts'
import { writeWeb } from './web/write-web.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getProductWeb, (ctx, reader, { id }) => readWeb(ctx, reader, id)),
  handleWrite(saveProductWeb, (ctx, tx, input) => writeWeb(ctx, tx, input)),
]

export const module = defineModule({ api })
