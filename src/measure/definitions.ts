// Definition numbers: what a figure means. A number is raised when the meaning changes; rows carry the number that
// they were made with, and rows of two numbers are never compared.

/** The rules that turn log lines into requests, calls, results and prompts. */
export const COUNTING_DEFINITION = 1;
