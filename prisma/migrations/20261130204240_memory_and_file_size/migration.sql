-- AlterTable
ALTER TABLE "Run" ADD COLUMN "fileBytes" REAL;
ALTER TABLE "Run" ADD COLUMN "memoryBytes" REAL;
