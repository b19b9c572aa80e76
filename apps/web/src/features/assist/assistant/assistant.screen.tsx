import { assistantPage, createChat, askQuestion, getChat, listChats } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/assistant.text'
import { text as providerText } from '@countinghouse/contract/assist/provider.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { idIn } from '../../../kit/report/search-values.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ChatBar } from './chat-bar.tsx'
import { QuestionForm } from './question-form.tsx'

const ProviderDialog = later(async () => (await import('./provider-dialog.tsx')).ProviderDialog)
const MessageList = later(async () => (await import('./message-list.tsx')).MessageList)

const chatSearch: SearchCodec<{ readonly chatId: number | null }> = {
  parse: ({ chat }) => ({ chatId: idIn(chat) }),
  serialise: ({ chatId }) => ({ chat: chatId ?? undefined }),
}

/** Questions about sales, the latest first, each with the report that answers it. */
function Assistant() {
  const { t } = useLanguage()
  const can = useCan()
  const [{ chatId }, setSearch] = useSearchState(chatSearch)
  const [isAsking, setIsAsking] = useState(false)
  const [isConfiguring, setIsConfiguring] = useState(false)
  const chats = useQuery(routeQuery(listChats, {}))
  const chat = useQuery({ ...routeQuery(getChat, { id: chatId ?? 0 }), enabled: chatId !== null })
  const write = useWrite(t(text.title))
  const messages = chatId === null ? [] : (chat.data?.messages ?? [])

  /** Answers whether the question was kept; the first one opens a chat. */
  async function ask(question: string): Promise<boolean> {
    setIsAsking(true)
    const id = chatId ?? (await write(createChat, {}))?.id ?? null
    const answer = id === null ? null : await write(askQuestion, { id, question })
    setIsAsking(false)
    if (id !== null && id !== chatId) await setSearch({ chatId: id })
    return answer !== null
  }

  return (
    <ReportPage
      page={assistantPage}
      text={text}
      query={chatId === null ? chats : chat}
      isEmpty={!isAsking && messages.length === 0}
      exporting={
        can(permissionName(assistantPage, 'configure')) && (
          <Button variant="default" onClick={() => setIsConfiguring(true)}>
            {t(providerText.open)}
          </Button>
        )
      }
      above={
        <>
          <ChatBar
            chats={chats.data?.items ?? []}
            selected={chatId === null ? null : (chat.data ?? null)}
            onSelect={(id) => void setSearch({ chatId: id })}
          />
          {can(permissionName(assistantPage, 'use')) && (
            <QuestionForm key={chatId ?? 0} isAsking={isAsking} hasExamples={messages.length === 0} onAsk={ask} />
          )}
          <Suspense>{isConfiguring && <ProviderDialog onClose={() => setIsConfiguring(false)} />}</Suspense>
        </>
      }
    >
      <Suspense>
        <MessageList messages={messages} isAsking={isAsking} />
      </Suspense>
    </ReportPage>
  )
}

export { Assistant as screen }
