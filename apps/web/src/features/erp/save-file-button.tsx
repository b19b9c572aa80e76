import type { Route } from '@countinghouse/contract/route'
import type { InputOf, Schema } from '@countinghouse/contract/schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { failureText } from '../../app/calls/failure-text.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { saveFile } from '../../app/calls/save-file.ts'

type Props<I extends Schema> = {
  readonly label: string
  readonly route: Route<I, Schema<unknown, null>>
  readonly input: InputOf<I>
  /** Name of the content, for the error message. */
  readonly page: string
}

/** Downloads a file. */
export function SaveFileButton<I extends Schema>({ label, route, input, page }: Props<I>) {
  const language = useLanguage()
  const [isSaving, setIsSaving] = useState(false)

  async function save(): Promise<void> {
    setIsSaving(true)
    try {
      await saveFile(route, input)
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, page) })
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <Button variant="default" loading={isSaving} onClick={() => void save()}>
      {label}
    </Button>
  )
}
