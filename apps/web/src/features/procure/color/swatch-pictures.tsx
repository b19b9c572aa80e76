import { pictureTypes } from '@countinghouse/contract/attachment'
import { color } from '@countinghouse/contract/procure/color'
import type { ColorSwatch } from '@countinghouse/contract/procure/color-swatch'
import { setSwatchPicture } from '@countinghouse/contract/procure/color-swatch'
import { text } from '@countinghouse/contract/procure/color-swatch.text'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { DragEvent } from 'react'
import { useRef, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { CallError } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import styles from './color.module.css'

/** Takes any number of pictures, each named as the supplier's code of its swatch. */
export function SwatchPictures({ swatches }: { readonly swatches: readonly ColorSwatch[] }) {
  const language = useLanguage()
  const { t } = language
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState('')

  async function send(files: readonly File[]): Promise<void> {
    if (files.length === 0 || isSending) return
    setIsSending(true)
    const unplaced: string[] = []
    const problems: string[] = []
    for (const file of files) {
      const swatch = swatchOf(swatches, file.name)
      if (swatch === undefined) unplaced.push(file.name)
      else
        await upload(setSwatchPicture, { id: swatch.id, fileName: file.name }, file).catch((error: unknown) => {
          const refused = error instanceof CallError ? error.fields?.['fileName']?.[0]?.message : undefined
          problems.push(`${file.name}: ${refused ?? failureText(language, error, t(color.text.title))}`)
        })
    }
    await invalidateStale(queryClient, setSwatchPicture)
    setSaid(
      [
        t(text.placed, { count: files.length - unplaced.length - problems.length }),
        ...(unplaced.length > 0 ? [t(text.unplaced, { names: unplaced.join(', ') })] : []),
        ...problems,
      ].join(' '),
    )
    setIsSending(false)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    void send([...event.dataTransfer.files])
  }

  return (
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Button variant="default" loading={isSending} onClick={() => input.current?.click()}>
        {t(text.pictures)}
      </Button>
      <p className={styles.quiet}>{t(text.pictures_help)}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t(text.pictures)}
        onChange={({ currentTarget }) => {
          void send([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}

/** `19-4024.jpg` belongs to the supplier's code 19-4024. */
function swatchOf(swatches: readonly ColorSwatch[], fileName: string): ColorSwatch | undefined {
  const code = fileName.replace(/\.[^.]*$/, '').toLowerCase()
  return swatches.find(({ supplierCode }) => supplierCode?.toLowerCase() === code)
}
