/** The look of a box that chooses one row of a list: as large as a Checkbox, everywhere. */
export const rowBox = 'size-4.5 shrink-0 accent-primary max-md:size-5';
