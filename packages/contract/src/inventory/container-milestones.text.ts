import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  noMilestones: {
    en: 'Nothing has happened yet. The first step is to book it.',
    ar: 'لم يحدث شيء بعد. أول خطوة هي الحجز.',
  },
  milestone: { en: 'Milestone', ar: 'المحطة' },
  expected: { en: 'Arrives', ar: 'الوصول' },
  eta_moved: { en: '{before} → {after}', ar: '{before} ← {after}' },
  noted: { en: 'Noted', ar: 'سُجّل' },
  code_rescheduled: { en: 'ETA changed', ar: 'تغيّر موعد الوصول' },
  code_emptied: { en: 'Returned empty', ar: 'أُرجعت فارغة' },
  code_resumed: { en: 'Went on', ar: 'واصلت طريقها' },
  code_corrected: { en: 'Taken back to be corrected', ar: 'أُعيدت للتصحيح' },
  free_left: {
    en: '{out, plural, one {# day out} other {# days out}}, within the free days.',
    ar: '{out, plural, zero {أقل من يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} خارج الميناء، ضمن الأيام المجانية.',
  },
  free_over: {
    en: '{over, plural, one {# day} other {# days}} beyond the free days.',
    ar: '{over, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بعد الأيام المجانية.',
  },
  demurrage: { en: 'Charge so far: {amount}', ar: 'الرسوم حتى الآن: {amount}' },
})
