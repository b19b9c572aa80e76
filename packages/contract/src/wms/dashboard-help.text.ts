import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Figures of the stores in which you may see the page behind them; a page that you may not view has no tile. They are counted again every minute.',
    ar: 'أرقام المتاجر التي يحق لك فيها رؤية الصفحة التي وراءها، والصفحة التي لا تراها ليس لها مربع. تُعد من جديد كل دقيقة.',
  },
})
