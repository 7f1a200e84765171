/** The largest archive that is sent. Source: ADR 112. */
export const MAX_ARCHIVE_BYTES = 100 * 1024 * 1024;
