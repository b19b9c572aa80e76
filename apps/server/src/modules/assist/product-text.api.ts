import {
  acceptProductText,
  createProductText,
  getProductText,
  listProductTexts,
  rejectProductText,
} from '@countinghouse/contract/assist/product-text'
import { handleRead, handleSelf, handleWrite } from '../../platform/calls/handle.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { accept, reject } from './product-text/decide-text.ts'
import { draft } from './product-text/draft-text.ts'
import { findTexts, requireProduct, requireText } from './product-text/find-texts.ts'

const api = ({ box }: Declared) => [
  handleRead(listProductTexts, async (ctx, reader, { productId }) => {
    if (productId !== undefined) await requireProduct(ctx, reader, productId)
    return { items: await findTexts(ctx, reader, { productId: productId ?? null }) }
  }),
  handleRead(getProductText, (ctx, reader, { id }) => requireText(ctx, reader, id)),
  handleSelf(createProductText, (ctx, db, input) => draft(ctx, db, box, input)),
  handleWrite(acceptProductText, accept),
  handleWrite(rejectProductText, reject),
]

export const module = defineModule({ api })
