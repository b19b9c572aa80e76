import {
  exchangeRateFields,
  exchangeRatesPage,
  importExchangeRates,
  setExchangeRate,
} from '@countinghouse/contract/accounts/exchange-rate'
import { text } from '@countinghouse/contract/accounts/exchange-rate.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

/** Import of a file and entry of one rate. */
export function RateActions() {
  const { t } = useLanguage()
  const can = useCan()
  const [isEntering, setIsEntering] = useState(false)
  return (
    <>
      {can(permissionName(exchangeRatesPage, 'import')) && <RateFile />}
      {can(permissionName(exchangeRatesPage, 'edit')) && (
        <Button onClick={() => setIsEntering(true)}>{t(text.enter)}</Button>
      )}
      {isEntering && (
        <Suspense>
          <FieldsDialog
            title={t(text.enter)}
            requested={{ fields: exchangeRateFields, text }}
            confirm={t(text.enter)}
            route={setExchangeRate}
            target={{}}
            page={t(text.title)}
            doneWords={() => t(text.saved)}
            onClose={() => setIsEntering(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function RateFile() {
  const language = useLanguage()
  const { t } = language
  const queryClient = useQueryClient()
  const fileRef = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function send(file: File): Promise<void> {
    setIsBusy(true)
    try {
      const { problem, ...done } = await upload(importExchangeRates, { fileName: file.name }, file)
      await invalidateStale(queryClient, importExchangeRates)
      if (problem === null) showToast(language, { tone: 'done', message: t(text.imported, done) })
      else showToast(language, { tone: 'error', message: problem })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(text.title)) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => fileRef.current?.click()}>
        {t(text.import)}
      </Button>
      <input
        ref={fileRef}
        type="file"
        hidden
        accept=".csv,.xlsx"
        aria-label={t(text.import)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) void send(file)
          currentTarget.value = ''
        }}
      />
    </>
  )
}
