import { texts } from '@countinghouse/kernel/text'

/** Of the report of a session, apart from what the register loads. */
export const text = texts({
  recovered: { en: 'Late sales of {session}', ar: 'مبيعات متأخرة من {session}' },
  recovery: { en: 'Late sales in {session}', ar: 'المبيعات المتأخرة في {session}' },
  silent: { en: 'Last heard of {device}', ar: 'آخر ظهور للجهاز {device}' },
  never: { en: 'Never', ar: 'لم يظهر' },
  silentLead: {
    en: '{device} is out of reach and may hold sales. Connect it first.',
    ar: 'تعذر الوصول إلى {device} وقد يحفظ مبيعات. أعد توصيله بالشبكة أولًا.',
  },
  waiting: { en: 'Not sent yet by {device}', ar: 'لم يرسلها {device} بعد' },
  unsent: { en: 'Closed without sales of {device}', ar: 'أُغلقت دون مبيعات {device}' },
  unsentCount: {
    en: '{count} not sent, {arrived} arrived since',
    ar: '{count} لم تُرسل، وصل منها {arrived}',
  },
  toReview: {
    en: '{count, plural, one {# sale needs review} other {# sales need review}}',
    ar: '{count, plural, zero {لا مبيعات للمراجعة} one {بيع واحد للمراجعة} two {بيعان للمراجعة} few {# مبيعات للمراجعة} many {# بيعًا للمراجعة} other {# بيع للمراجعة}}',
  },
  isForced: { en: 'Close without unsent sales', ar: 'إغلاق دون المبيعات غير المرسلة' },
  isForced_help: {
    en: 'Recorded with the session. They get a recovery session when they arrive.',
    ar: 'يُسجل ذلك مع الوردية. عند وصولها تُفتح لها وردية استدراك.',
  },
  waitingLead: {
    en: '{device} still holds {count, plural, one {# sale} other {# sales}} of it.',
    ar: 'ما زال {device} يحفظ منها {count, plural, zero {لا مبيعات} one {بيعًا واحدًا} two {بيعين} few {# مبيعات} many {# بيعًا} other {# بيع}}.',
  },
})
