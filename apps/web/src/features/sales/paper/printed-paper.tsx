import { text } from '@countinghouse/contract/sales/printer.text'
import { dotsAcross } from '@countinghouse/kernel/escpos'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { rasterOf } from '../printer/paper-raster.ts'
import { printAtPrinter, useReceiptPrinter } from '../printer/receipt-printer.ts'
import styles from './paper.module.css'

type Props = {
  /** Units: millimetres. */
  readonly width: '58' | '80'
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Prints its content alone, at the receipt printer of this browser, or else by the print dialog. It is on no screen. */
export function PrintedPaper({ width, onDone, children }: Props) {
  const language = useLanguage()
  const paperRef = useRef<HTMLDivElement>(null)
  const { kept } = useReceiptPrinter()
  const print = useEffectEvent(async () => {
    const paper = paperRef.current
    try {
      if (paper === null || !(await printAtPrinter(() => rasterOf(paper, dotsAcross[width])))) window.print()
    } catch {
      showToast(language, { tone: 'error', message: language.t(text.notPrinted) })
    }
    onDone()
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => void print())
    return () => cancelAnimationFrame(frame)
  }, [])
  return createPortal(
    <div
      ref={paperRef}
      className={styles.paper}
      data-width={width}
      data-direct={kept !== null || undefined}
      aria-hidden
    >
      {children}
    </div>,
    document.body,
  )
}
