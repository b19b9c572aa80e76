import {
  askQuestion,
  createChat,
  deleteChat,
  exportChat,
  getChat,
  listChats,
  updateChat,
} from '@countinghouse/contract/assist/assistant'
import { getProvider, saveProvider } from '@countinghouse/contract/assist/provider'
import { handleDownload, handleRead, handleSelf, handleWrite } from '../../platform/calls/handle.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { ask } from './chat/ask-question.ts'
import { create, remove, rename } from './chat/change-chat.ts'
import { chatFile } from './chat/chat-file.ts'
import { findProvider, save } from './provider/provider-account.ts'
import { findChats, getChatWithMessages } from './chat/find-chats.ts'

const api = ({ box }: Declared) => [
  handleRead(listChats, async (ctx, reader) => ({ items: await findChats(ctx, reader) })),
  handleRead(getChat, (ctx, reader, { id }) => getChatWithMessages(ctx, reader, id)),
  handleDownload(exportChat, async (ctx, reader, { id, format }) => {
    const chat = await getChatWithMessages(ctx, reader, id)
    ctx.audit({ entity: 'desk.export', entityId: id, label: 'assist.chat', before: null, after: { format } })
    return chatFile(chat, format, ctx.locale)
  }),
  handleWrite(createChat, create),
  handleWrite(updateChat, rename),
  handleWrite(deleteChat, remove),
  handleSelf(askQuestion, (ctx, db, input) => ask(ctx, db, box, input)),
  handleRead(getProvider, findProvider),
  handleWrite(saveProvider, (ctx, tx, input) => save(ctx, tx, box, input)),
]

export const module = defineModule({ api })
