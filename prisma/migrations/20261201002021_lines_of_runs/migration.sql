-- AlterTable
ALTER TABLE "Run" ADD COLUMN "aside" TEXT;
ALTER TABLE "Run" ADD COLUMN "readLines" TEXT;
