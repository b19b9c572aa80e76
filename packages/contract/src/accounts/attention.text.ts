import { texts } from '@countinghouse/kernel/text'

/** Attention items, formatted by the server. */
export const text = texts({
  periodsOpen: {
    en: '{count, plural, one {# fiscal period has ended and is open for stock} other {# fiscal periods have ended and are open for stock}}',
    ar: '{count, plural, zero {لا فترات مالية منتهية مفتوحة للمخزون} one {فترة مالية واحدة انتهت وما زالت مفتوحة للمخزون} two {فترتان ماليتان انتهتا وما زالتا مفتوحتين للمخزون} few {# فترات مالية انتهت وما زالت مفتوحة للمخزون} many {# فترة مالية انتهت وما زالت مفتوحة للمخزون} other {# فترة مالية انتهت وما زالت مفتوحة للمخزون}}',
  },
})
